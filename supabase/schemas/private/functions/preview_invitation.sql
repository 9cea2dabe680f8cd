-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.preview_invitation(code text)
 RETURNS TABLE(outcome public.invitation_state, side text, name text, hint text, relation text, is_confirmed_later boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  usable record;
begin
  select * into usable from private.find_invitation(code);
  return query select usable.outcome, i.side, private.display_name_of(i.made_by),
      case i.side when 'guardian' then private.masked_email(i.made_by) end, i.relation, i.address is null
    from (select 1) as _ left join public.guardian_invitations i
      on i.id = usable.invitation and usable.outcome = 'usable';
end $function$;
alter function private.preview_invitation(code text) owner to function_owner;
grant execute on function private.preview_invitation(code text) to authenticated;

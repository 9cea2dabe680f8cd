-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_team_terms()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended bigint;
begin
  update public.team_members set consented_on = null where leaves_on <= current_date and consented_on is not null;
  get diagnostics ended = row_count;
  delete from public.team_members where leaves_on < current_date - interval '12 months';
  return ended;
end $function$;
alter function private.end_team_terms() owner to function_owner;

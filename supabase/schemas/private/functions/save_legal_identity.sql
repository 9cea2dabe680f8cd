-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_legal_identity(legal_name text, ein text, address text, deductibility text)
 RETURNS public.gift_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  -- No EIN begins with 00; the demonstration's does.
  if coalesce($2 ~ '^00-', true)
    or not private.is_plain_line($3) or private.filled_text($1) is not null and not private.is_plain_line($1) then
    return 'not-possible';
  end if;
  update public.site_settings s set legal_name = private.filled_text($1), ein = $2, postal_address = trim($3),
    deductibility = trim($4) where s.id;
  return 'saved';
exception
  when check_violation or not_null_violation then return 'not-possible';
end $function$;
alter function private.save_legal_identity(legal_name text, ein text, address text, deductibility text) owner to function_owner;
grant execute on function private.save_legal_identity(legal_name text, ein text, address text, deductibility text) to authenticated;

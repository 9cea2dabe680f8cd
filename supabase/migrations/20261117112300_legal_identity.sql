-- Finance enters what receipts must state: the legal name, the EIN, the address and the sentence about goods and services.

grant update (legal_name, ein, postal_address, deductibility) on public.site_settings to function_owner;
create policy "function owner changes the legal identity" on public.site_settings for update to function_owner
  using (true) with check (true);

create function private.save_legal_identity(legal_name text, ein text, address text, deductibility text)
returns public.gift_edit_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('save_legal_identity', '{authenticated}');
